import { ANSWERS } from '@marketplace/shared/contracts';
import { traceId } from '@marketplace/shared/http';
import { reportError } from '@marketplace/shared/telemetry';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceHydrated } from './announce-hydrated.ts';
import type { RenderedPiece } from './rendered-pieces.ts';

const Shell = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown]);
  return children;
};

/** React's message, and its number in production, for a part that the server left to the browser: no error. */
const isLeftToBrowser = (error: unknown) => /Switched to client rendering because|React error #419/.test(String(error));

/** React recovered, but the rendered markup did not match. */
const reportMismatch = (error: unknown) => {
  if (isLeftToBrowser(error)) return;
  console.error('The page differs from what was rendered for it.', error);
  reportError(error, { id: traceId(), place: 'hydration', kind: 'render' });
};

/** Hydrates the rendered document in short tasks; outside a transition it would be one task. */
export const hydratePage = (root: HTMLElement, app: ReactNode, pieces: RenderedPiece[]) => {
  const { shell } = announceHydrated(pieces);
  const shown = () => {
    Reflect.set(root, ANSWERS, true);
    shell();
  };
  startTransition(() => {
    hydrateRoot(root, <Shell onShown={shown}>{app}</Shell>, { onRecoverableError: reportMismatch });
  });
};
