import { PartFailed, type Retry } from './part-failed.tsx';
import { Section } from './section.tsx';

interface Props extends Retry {
  title: string;
  what: string;
}

/** A section whose content failed to load, under its own heading. */
export const SectionFailed = ({ title, ...part }: Props) => (
  <Section title={title}>
    <PartFailed {...part} />
  </Section>
);
