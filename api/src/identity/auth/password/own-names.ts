interface Owner {
  name: string;
  email: string;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).map(lettersOf);

/** Whether all letters of a password are its owner's name or email address, or a part of them: `Asha-1234` of Asha Rao. */
export const isOwnName = (password: string, { name, email }: Owner): boolean => {
  const account = email.split('@')[0] ?? '';
  const names = wordsOf(name);
  const own = [...names, ...wordsOf(account), lettersOf(name), lettersOf(account), lettersOf(email)];
  return [...own, names.toReversed().join('')].filter(Boolean).includes(lettersOf(password));
};
