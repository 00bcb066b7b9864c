import { readUser } from './read-user.ts';
import { roleLabel } from './roles.ts';

const read = (fields: object) => readUser({ email: 'asha@tex.example', ...fields });

describe('a user', () => {
  it('has name, email and role, whatever the role [ENTITY-01]', () => {
    expect(read({ id: 7, name: 'Asha', role: 'AUDITOR' })).toMatchObject({ id: '7', name: 'Asha', role: 'AUDITOR' });
    expect(read({})).toMatchObject({ id: '', name: 'asha@tex.example', role: '' });
  });

  it('has marketplace roles as objects or plain names [ENTITY-02]', () => {
    const roles = read({
      marketplaceRoles: ['PAYMENT_ADMIN', { roleName: 'Buyer', roleType: 'PAYMENT', roleStatus: false }, null, {}, 7],
    })?.marketplaceRoles;
    expect(roles).toEqual(['PAYMENT_ADMIN', { roleName: 'Buyer', roleType: 'PAYMENT', roleStatus: false }]);
  });

  it('has roles that are active unless their status is false [ENTITY-02, ROLE-04]', () => {
    const [role] = read({ marketplaceRoles: [{ roleName: 'Buyer' }] })?.marketplaceRoles ?? [];
    expect(role).toMatchObject({ roleStatus: true });
  });

  it('shows a role by its name, else by its type [GUARD-05]', () => {
    const roles = read({ marketplaceRoles: ['A', { roleName: 'B' }, { roleType: 'C' }] })?.marketplaceRoles ?? [];
    expect(roles.map(roleLabel)).toEqual(['A', 'B', 'C']);
  });

  it.each(['PAYMENT_ADMIN', ' payment  admin'])('names the role %j as people read it', (role) => {
    expect(roleLabel(role)).toBe('Payment admin');
  });

  it('has modules with sections; what is missing is empty [ENTITY-03, ENTITY-12]', () => {
    const modules = [{ id: 3, name: 'Payroll', sections: [{ sectionId: 1, sectionName: 'Runs' }, {}, null] }, 'odd'];
    expect(read({ userAccess: { modules } })?.userAccess.modules).toEqual([
      {
        id: '3',
        moduleName: 'Payroll',
        moduleAccess: '',
        sections: [
          { sectionId: '1', sectionName: 'Runs' },
          { sectionId: '', sectionName: '' },
        ],
      },
    ]);
    expect(read({ userAccess: 'odd' })?.userAccess.modules).toEqual([]);
  });

  it('keeps the tile of a module, and the address of one that the catalog no longer shows', () => {
    const modules = [{ id: 'fleet', moduleName: 'Fleet', iconUrl: '/fleet.svg', moduleUrl: '/demo/fleet' }];
    expect(read({ userAccess: { modules } })?.userAccess.modules).toEqual([
      { ...modules[0], moduleAccess: '', sections: [] },
    ]);
  });

  it('carries a temporary password only when the flag is true [ENTITY-04]', () => {
    expect(read({ tempPassword: true })?.tempPassword).toBe(true);
    expect(read({ tempPassword: 'true' })?.tempPassword).toBe(false);
    expect(read({})?.tempPassword).toBe(false);
  });

  it('has a phone and a time zone, or null if there is none', () => {
    expect(read({ phone: '+918040000100', timeZone: 'Asia/Kolkata' })).toMatchObject({
      phone: '+918040000100',
      timeZone: 'Asia/Kolkata',
    });
    expect(read({})).toMatchObject({ phone: null, timeZone: null });
  });

  it.each([null, undefined, 'asha', {}, { email: '' }, []])('is nobody in %j', (value) => {
    expect(readUser(value)).toBeNull();
  });
});
