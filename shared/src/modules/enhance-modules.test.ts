import type { UserModule } from '../contracts/index.ts';
import { availableModules, enhanceModules } from './enhance-modules.ts';

const aUserModule = (fields: Partial<UserModule> = {}): UserModule => ({
  id: 'attendance',
  moduleName: 'Attendance',
  moduleAccess: 'Full Access',
  sections: [{ sectionId: 's1', sectionName: 'Shifts' }],
  moduleUrl: 'https://attendance.example',
  ...fields,
});

describe('a user module', () => {
  it('is enhanced with what the API knows about it [ENTITY-13]', () => {
    expect(enhanceModules([aUserModule({ iconUrl: '/media/attendance.svg', hue: 275 })])).toEqual([
      {
        id: 'attendance',
        name: 'Attendance',
        moduleAccess: 'Full Access',
        sections: [{ sectionId: 's1', sectionName: 'Shifts' }],
        moduleUrl: 'https://attendance.example',
        iconUrl: '/media/attendance.svg',
        hue: 275,
        isSubscribed: true,
        isActive: true,
      },
    ]);
  });

  it('has the URL that the API resolved, else null [ENTITY-14, A-54]', () => {
    const urlOf = (moduleUrl: UserModule['moduleUrl']) => enhanceModules([aUserModule({ moduleUrl })])[0]?.moduleUrl;
    expect([urlOf('https://by-id.example'), urlOf(null), urlOf(undefined)]).toEqual([
      'https://by-id.example',
      null,
      null,
    ]);
  });

  it('with No Access, or without a URL to go to, is not available [MYMOD-22]', () => {
    const modules = [
      aUserModule(),
      aUserModule({ id: 'denied', moduleAccess: 'No Access' }),
      aUserModule({ id: 'elsewhere', moduleUrl: null }),
      aUserModule({ id: 'script', moduleUrl: 'javascript:alert(1)' }),
      aUserModule({ id: 'partial', moduleAccess: 'Partial Access' }),
      aUserModule({ id: 'odd', moduleAccess: '' }),
    ];
    const enhanced = enhanceModules(modules);
    expect(enhanced.filter(({ isActive }) => !isActive).map(({ id }) => id)).toEqual(['denied']);
    expect(availableModules(enhanced).map(({ id }) => id)).toEqual(['attendance', 'partial', 'odd']);
  });
});
