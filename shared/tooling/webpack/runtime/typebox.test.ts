/** The contracts as JSON, built with the given TypeBox. */
const schemasBy = (load: () => object) => {
  jest.resetModules();
  jest.doMock('typebox', load);
  const contracts: Record<string, unknown> = jest.requireActual('../../../src/contracts/index.ts');
  const { Type: _builders, ...schemas } = contracts;
  return JSON.parse(JSON.stringify(schemas));
};

it('builds the same JSON schemas from the contracts as TypeBox', () => {
  const inBrowser = schemasBy(() => jest.requireActual('./typebox.ts'));
  const onServer = schemasBy(() => jest.requireActual('typebox'));
  expect(Object.keys(onServer).length).toBeGreaterThan(100);
  expect(inBrowser).toEqual(onServer);
});
