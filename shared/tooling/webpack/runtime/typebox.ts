/**
 * Takes the place of TypeBox in what runs in a browser. The contracts become the same JSON schemas there, which is all that
 * the readers need; TypeBox itself, which checks by them, stays on the server.
 */
export * as Type from './typebox-type.ts';
