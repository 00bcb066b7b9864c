import { refreshToken, statusOf } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { loseSession } from '@marketplace/shared/session';
import { useMemo } from 'react';
import { addToCart } from './operations/add-to-cart.ts';
import { clearCart } from './operations/clear-cart.ts';
import { refreshCart } from './operations/refresh-cart.ts';
import { removeLine } from './operations/remove-line.ts';
import { removeLines } from './operations/remove-lines.ts';
import { updateLine } from './operations/update-line.ts';

type AddToCart = typeof addToCart;

/** Everything that can be done to the cart. Each action tells the user how it went, and returns whether it worked. */
export const useCartActions = () => {
  const navigate = useNavigate();
  return useMemo(() => {
    /** If the server doesn't recognize the user, adding ends at the sign-in page. */
    const add: AddToCart = async (item) => {
      const outcome = await addToCart(item);
      if (statusOf(outcome.error) === 401) {
        if (refreshToken() === null) loseSession();
        await navigate('/login');
      }
      return outcome;
    };
    return {
      add,
      update: updateLine,
      remove: removeLine,
      removeMany: removeLines,
      clear: clearCart,
      refresh: refreshCart,
    };
  }, [navigate]);
};
