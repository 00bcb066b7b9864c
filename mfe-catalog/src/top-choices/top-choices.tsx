import type { TopChoice } from '@marketplace/shared/contracts';
import { SkeletonCards } from '@marketplace/shared/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { Section } from '../dashboard/section.tsx';
import { TopChoiceCard } from './top-choice-card.tsx';
import styles from './top-choices.module.css';

const VideoDialog = lazy(() => import('./video-dialog.tsx'));

export const TopChoices = memo(function TopChoices({ choices }: { choices: TopChoice[] }) {
  const [playing, setPlaying] = useState<TopChoice | null>(null);
  return (
    <Section title="Top Choices" aside="What businesses like yours subscribe to most">
      <ul className={styles.grid}>
        {choices.map((choice) => (
          <TopChoiceCard key={choice.id} choice={choice} onPlay={() => setPlaying(choice)} />
        ))}
      </ul>
      {playing && (
        <Suspense>
          <VideoDialog choice={playing} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </Section>
  );
});

export const TopChoicesSkeleton = () => (
  <Section title="Top Choices">
    <SkeletonCards count={3} />
  </Section>
);
