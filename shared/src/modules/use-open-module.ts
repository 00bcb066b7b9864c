import { useNavigate } from '../router/index.ts';
import { useUser } from '../session/index.ts';
import { recordOpening } from './record-opening.ts';
import { detailsDestination, moduleDestination, type Destination } from './module-destination.ts';

/**
 * Opens modules by the rules of the menu (`open`) and of the details button (`details`). The session is read at the click.
 * For signed-in users, it counts opening a module's own address.
 */
export const useOpenModule = () => {
  const navigate = useNavigate();
  const user = useUser();
  const follow = (destination: Destination) => {
    if ('newTab' in destination) window.open(destination.newTab, '_blank', 'noopener');
    else void navigate(destination.to);
  };
  return {
    open: (module: { id: string; moduleUrl: string | null }) => {
      const destination = moduleDestination(module, user);
      follow(destination);
      if (user && 'newTab' in destination) void recordOpening(module.id);
    },
    details: (id: string) => follow(detailsDestination(id, user)),
  };
};
