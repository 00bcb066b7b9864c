export { addressProblems, gstinProblem } from './address-problems.ts';
export { countryName, countryOptions } from './countries.ts';
export { indianStates, isGst, isGstin, stateNamedIn, stateOfGstin } from './gst-states.ts';
