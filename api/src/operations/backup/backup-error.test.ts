import { BackupError, explainBackup } from './backup-error.ts';

it.each([
  ['ENOSPC', 'There is no space left on the disk that holds /backups/one.tar.gz.'],
  ['53100', 'There is no space left on the disk of the database; nothing was changed.'],
  ['EACCES', "/backups/one.tar.gz can't be read or written by this user."],
  ['42501', 'The user of DATABASE_URL must own the database to restore into it; nothing was changed.'],
])('explains %s in a sentence', (code, sentence) => {
  const explained = explainBackup(Object.assign(new Error('raw'), { code }), '/backups/one.tar.gz');
  expect(explained).toEqual(new BackupError(sentence));
});

it('leaves unknown errors unchanged', () => {
  const fault = new Error('odd');
  expect(explainBackup(fault, 'x')).toBe(fault);
});
