import { signIn } from './sign-in.ts';

export const BUYER = 'buyer@tex.example';

/** A buyer's session with something in the cart. */
export const fillCart = async (origin: string) => {
  const session = await signIn(origin, BUYER);
  const token = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
  const item = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 2, noOfDays: 30 };
  const answer = await fetch(`${origin}/api/marketplace/tex-suite/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(item),
  });
  if (!answer.ok) throw new Error(`The cart could not be filled: ${answer.status}.`);
  return session;
};
