import type { UserModule } from '../contracts/index.ts';
import { aCategory } from '../testing/index.ts';
import { availableModules, enhanceModules } from './enhance-modules.ts';

const aUserModule = (fields: Partial<UserModule> = {}): UserModule => ({
  id: 'attendance',
  moduleName: 'Attendance',
  moduleAccess: 'Full Access',
  sections: [{ sectionId: 's1', sectionName: 'Shifts' }],
  ...fields,
});

const categoriesWith = (...modules: { id: string; name: string; moduleUrl: string | null }[]) => {
  const [bucket] = aCategory().buckets;
  return [aCategory({ buckets: [], id: 'empty' }), aCategory({ buckets: bucket ? [{ ...bucket, modules }] : [] })];
};
const attendance = { id: 'attendance', name: 'Attendance', moduleUrl: 'https://by-id.example' };

describe('a user module', () => {
  it('is enhanced by what the catalogue knows of it [ENTITY-13]', () => {
    const withIcon = aUserModule({ iconUrl: '/media/attendance.svg' });
    expect(enhanceModules([withIcon], categoriesWith(attendance))).toEqual([
      {
        id: 'attendance',
        name: 'Attendance',
        moduleAccess: 'Full Access',
        sections: [{ sectionId: 's1', sectionName: 'Shifts' }],
        moduleUrl: 'https://by-id.example',
        iconUrl: '/media/attendance.svg',
        hue: aCategory().hue,
        isSubscribed: true,
        isActive: true,
      },
    ]);
  });

  it('gets its URL by id, else by name ignoring case and blanks, else null [ENTITY-14, A-54]', () => {
    const categories = categoriesWith(
      { id: 'other', name: 'Attendance', moduleUrl: 'https://by-name.example' },
      attendance,
    );
    const urlOf = (fields: Partial<UserModule>) => enhanceModules([aUserModule(fields)], categories)[0]?.moduleUrl;
    expect(urlOf({})).toBe('https://by-id.example');
    expect(urlOf({ id: 'unknown', moduleName: '  aTTendance ' })).toBe('https://by-id.example');
    expect(urlOf({ id: 'unknown', moduleName: 'Nowhere' })).toBeNull();
    expect(urlOf({ id: 7 as unknown as string, moduleName: 'Nowhere' })).toBeNull();
  });

  it('with No Access, or without a URL to go to, is not available [MYMOD-22]', () => {
    const modules = [
      aUserModule(),
      aUserModule({ id: 'denied', moduleAccess: 'No Access' }),
      aUserModule({ id: 'elsewhere', moduleName: 'No URL' }),
      aUserModule({ id: 'script', moduleName: 'Script' }),
      aUserModule({ id: 'partial', moduleAccess: 'Partial Access' }),
      aUserModule({ id: 'odd', moduleAccess: '' }),
    ];
    const listed = ['denied', 'partial', 'odd'].map((id) => ({ id, name: id, moduleUrl: 'https://x.example' }));
    const categories = categoriesWith(attendance, ...listed, {
      id: 'script',
      name: 'Script',
      moduleUrl: 'javascript:alert(1)',
    });
    const available = availableModules(enhanceModules(modules, categories));
    expect(available.map(({ id }) => id)).toEqual(['attendance', 'partial', 'odd']);
  });
});
