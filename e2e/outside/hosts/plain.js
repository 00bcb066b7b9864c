import { signIn } from 'cart/session';
import mountBadge from 'cart/mount/widgets/cart-badge';
import mountContact from 'support/mount/pages/contact';

/** For the test: a real page gets the tokens from its own server. */
globalThis.signIn = signIn;

const place = () => document.getElementById('root').appendChild(document.createElement('div'));
const removals = [mountBadge(place(), {}), mountContact(place(), {})];
globalThis.removeAll = () => removals.forEach((remove) => remove());
