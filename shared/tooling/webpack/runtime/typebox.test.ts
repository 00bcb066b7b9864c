/** The contracts as they are made with the given TypeBox, as JSON. */
const schemasBy = (load: () => object) => {
  jest.resetModules();
  jest.doMock('typebox', load);
  const contracts: Record<string, unknown> = jest.requireActual('../../../src/contracts/index.ts');
  const { Type: _builders, ...schemas } = contracts;
  return JSON.parse(JSON.stringify(schemas));
};

it('makes the same JSON schemas of the contracts as TypeBox does', () => {
  const inBrowser = schemasBy(() => jest.requireActual('./typebox.ts'));
  const onServer = schemasBy(() => jest.requireActual('typebox'));
  expect(Object.keys(onServer).length).toBeGreaterThan(100);
  expect(inBrowser).toEqual(onServer);
});
