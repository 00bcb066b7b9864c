export type { DemoBucket, DemoCategory, DemoModule, DemoSlide, DemoTopChoice, DemoTutorial } from './types.ts';
export { demoCategories } from './categories.ts';
export { demoCompany } from './company.ts';
export { demoPrivacyPolicy } from './privacy-policy.ts';
export { demoSlides } from './slides.ts';
export { demoTopChoices } from './top-choices.ts';
export { demoTutorials } from './tutorials/index.ts';
