import type { Client } from '@marketplace/shared/contracts';
import { useNavigate } from '@marketplace/shared/router';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { placePath, type BookView } from '../books-query.ts';

interface Props {
  clients: Client[];
  client: Client;
  view: BookView;
}

/** Whose books these are, if there are several to choose from. */
export const ClientPicker = ({ clients, client, view }: Props) => {
  const navigate = useNavigate();
  if (clients.length < 2) return null;
  return (
    <FilterSelect
      label="Organization"
      value={client.id}
      options={clients.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => void navigate(placePath({ client: id, view }))}
    />
  );
};
