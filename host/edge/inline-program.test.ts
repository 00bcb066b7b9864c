import { inlineProgram } from './inline-program.ts';

const shout = (word: string) => `${word}!`;
const greet = (name: string, greeting: string) => {
  Object.assign(globalThis, { greeted: `${greeting} ${shout(name)}` });
};
const run = (script: string) => {
  new Function(script)();
};

it('runs a function with its values and helpers, outside its module', () => {
  run(inlineProgram(greet, ['</script>Asha', 'Hello'], [shout]));
  expect(globalThis).toHaveProperty('greeted', 'Hello </script>Asha!');
});

it('can’t close its element', () => {
  expect(inlineProgram(greet, ['</script><script>', '<!--'], [shout])).not.toMatch(/<\/script|<!--/i);
});

it('is small and deterministic', () => {
  const script = inlineProgram(greet, ['Asha', 'Hello'], [shout]);
  expect(script.length).toBeLessThan(100);
  expect(inlineProgram(greet, ['Asha', 'Hello'], [shout])).toBe(script);
});
