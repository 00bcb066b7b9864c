export { addressProblems, gstinProblem } from './address-problems.ts';
export { countryName, countryOptions } from './countries.ts';
export { gstStates, indianStates, isGst, isGstin, stateNamedIn, stateOfGstin } from './gst-states.ts';
