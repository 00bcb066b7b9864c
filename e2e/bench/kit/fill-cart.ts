import { signIn } from './sign-in.ts';

export const BUYER = 'buyer@tex.example';

const attendance = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 2, noOfDays: 30 };

/** A buyer's session with these modules in the cart. */
export const fillCart = async (origin: string, items = [attendance]) => {
  const session = await signIn(origin, BUYER);
  const token = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
  for (const item of items) {
    const answer = await fetch(`${origin}/api/marketplace/tex-suite/cart`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(item),
    });
    if (!answer.ok) throw new Error(`The cart could not be filled: ${answer.status}.`);
  }
  return session;
};
