/** The page that shows a remote's fault, and its account. */
export interface Subject {
  remote: string;
  account: string;
  path: string;
  heading: string;
  /** A page of another remote. */
  other: { path: string; heading: string };
}

const contact = { path: '/contactus', heading: 'Get in Touch' };

export const subjects: Subject[] = [
  { remote: 'mfe-catalog', account: 'user@tex.example', path: '/tutorial', heading: 'Tutorials', other: contact },
  { remote: 'mfe-auth', account: 'user@tex.example', path: '/login', heading: 'Welcome back', other: contact },
  { remote: 'mfe-cart', account: 'buyer@tex.example', path: '/cart', heading: 'Cart', other: contact },
  {
    remote: 'mfe-support',
    account: 'user@tex.example',
    ...contact,
    other: { path: '/tutorial', heading: 'Tutorials' },
  },
  { remote: 'mfe-admin', account: 'admin@tex.example', path: '/iam-dashboard', heading: 'IAM', other: contact },
];
