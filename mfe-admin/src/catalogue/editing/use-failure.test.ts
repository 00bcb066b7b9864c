import { act, renderHook } from '@testing-library/react';
import { useFailure } from './use-failure.ts';

it('says what is wrong of a field without its name in the contract', () => {
  const { result } = renderHook(() => useFailure());
  const errors = [
    { field: 'imageUrl', message: 'imageUrl must not be empty.' },
    { field: 'screenshots.0.url', message: 'screenshots.0.url must not be empty.' },
    { field: 'title', message: 'title has characters that are not allowed.' },
    { field: 'moduleId', message: 'Choose another module.' },
  ];
  act(() => result.current.fail({ isAxiosError: true, response: { data: { errors } } }));
  expect(result.current.errors).toEqual({
    imageUrl: 'This must not be empty.',
    'screenshots.0.url': 'This must not be empty.',
    title: 'This must not be blank.',
    moduleId: 'Choose another module.',
  });
});
