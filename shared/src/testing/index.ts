export { chooseAction } from './choose-action.ts';
export { aCategory, aListing, aModuleCard, aUser } from './factories.ts';
export { fakeApi } from './fake-api.ts';
export { fakeClock, settle } from './fake-clock.ts';
export { fakePasskeys, promptClosed } from './fake-passkeys.ts';
export { fakePictures } from './fake-pictures.ts';
export { renderPage, renderWidget, signInAs } from './render.tsx';
export { testConfig } from './test-config.ts';
export { fakeEntrances } from './entrances.ts';
