import { Pencil, Trash2 } from 'lucide-react';
import { Avatar, Badge, Button, Card, IconButton, LinkButton, Logo, ModuleIcon } from '../src/ui/index.ts';
import { Row, Section } from './section.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Controls = () => (
  <>
    <Section title="Buttons">
      {(['medium', 'small'] as const).map((size) => (
        <Row key={size}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {`Save ${kind}`}
            </Button>
          ))}
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} kind="primary" busy="Saving...">
            Save
          </Button>
          <LinkButton size={size} to="/">
            A link
          </LinkButton>
          <IconButton size={size} label="Edit">
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton size={size} label="Remove" disabled>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Row>
      ))}
    </Section>
    <Section title="Badges and pictures">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <Logo />
        <Avatar name="Asha Rao" size={40} />
        <Avatar name="Ravi" size={32} />
        {[20, 145, 262].map((hue) => (
          <ModuleIcon key={hue} name="Attendance" hue={hue} iconUrl={null} />
        ))}
      </Row>
      <Card style={{ padding: 24 }}>A card</Card>
    </Section>
  </>
);
