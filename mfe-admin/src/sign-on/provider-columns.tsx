import { statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { FlaskConical, Pencil, Power, Trash2 } from 'lucide-react';
import type { Ask } from '../question/use-question.tsx';
import { hasDomain } from './check-domains.ts';
import { askToDisable, askToRemove, enableProvider, testProvider } from './change-provider.ts';
import { EnabledBadge, LastTest } from './provider-badges.tsx';
import styles from './provider-columns.module.css';
import { providerLink, type Provider } from './use-providers.ts';

interface Options {
  mayChange: boolean;
  ask: Ask;
  onOpen: (id: string) => void;
  onChanged: () => void;
}

const SHOWN = 2;

const Domains = ({ domains, proofs }: Pick<Provider, 'domains' | 'proofs'>) => {
  const proven = proofs.filter(({ state }) => state === 'proven').length;
  return (
    <span className={styles.domains}>
      {domains.slice(0, SHOWN).map((domain) => (
        <Badge key={domain}>{domain}</Badge>
      ))}
      {domains.length > SHOWN && <span className={styles.more}>{`and ${domains.length - SHOWN} more`}</span>}
      {proven < domains.length && (
        <Badge tone={statusTones.unproven}>{`${domains.length - proven} not verified`}</Badge>
      )}
    </span>
  );
};

/** Only tested providers with a domain can be enabled. */
const switchOf = (provider: Provider, { ask, onChanged }: Options): MenuAction[] => {
  if (provider.enabled)
    return [{ label: 'Disable', icon: Power, onSelect: () => askToDisable(ask, provider, onChanged) }];
  if (provider.testedAt === null || !hasDomain(provider)) return [];
  return [{ label: 'Enable', icon: Power, onSelect: () => void enableProvider(provider, onChanged) }];
};

const actionsOf = (provider: Provider, options: Options): MenuAction[] => [
  { label: 'Edit', icon: Pencil, onSelect: () => options.onOpen(provider.id) },
  { label: 'Test sign-in', icon: FlaskConical, onSelect: () => void testProvider(provider) },
  ...switchOf(provider, options),
  { label: 'Remove', icon: Trash2, onSelect: () => askToRemove(options.ask, provider, options.onChanged) },
];

const actions = (options: Options): Column<Provider> => ({
  key: 'actions',
  title: 'Actions',
  action: true,
  cell: (provider) => <ActionsMenu label={`Actions for ${provider.name}`} actions={actionsOf(provider, options)} />,
});

export const providerColumns = (options: Options): Column<Provider>[] => [
  {
    key: 'provider',
    lead: true,
    title: 'Provider',
    cell: ({ id, name, issuer }) => (
      <span className={styles.texts}>
        <RowLink to={providerLink(id)} row={id}>
          {name}
        </RowLink>
        <span className={styles.issuer}>{issuer}</span>
      </span>
    ),
  },
  { key: 'domains', title: 'Domains', cell: ({ domains, proofs }) => <Domains domains={domains} proofs={proofs} /> },
  { key: 'test', title: 'Last test', cell: ({ testedAt }) => <LastTest testedAt={testedAt} /> },
  { key: 'enabled', title: 'Sign-in page', cell: ({ enabled }) => <EnabledBadge enabled={enabled} /> },
  ...(options.mayChange ? [actions(options)] : []),
];
