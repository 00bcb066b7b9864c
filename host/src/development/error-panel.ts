import { mapStack } from './map-stack.ts';

const PANEL_ID = 'development-error';

const close = () => document.getElementById(PANEL_ID)?.remove();

/** The development server's client announces each update of the code to the window. */
const closeOnUpdate = ({ data }: MessageEvent) => {
  if (typeof data === 'string' && data.startsWith('webpackHotUpdate')) close();
};

const element = (tag: string, text: string, style = '') =>
  Object.assign(document.createElement(tag), { textContent: text, style });

/** Shows an error with the names of its source files, until it is closed or the code changes. */
export const showError = async (error: Error) => {
  close();
  window.addEventListener('message', closeOnUpdate);
  const panel = element(
    'section',
    '',
    'position:fixed;inset:auto 16px 16px;z-index:2147483647;max-height:60vh;overflow:auto;padding:16px;border-radius:8px;background:#1c1917;color:#fafaf9;font:13px/1.5 monospace;box-shadow:0 8px 32px #0006',
  );
  panel.id = PANEL_ID;
  panel.role = 'alert';
  const button = element('button', 'Close', 'float:right;font:inherit;color:inherit');
  button.onclick = close;
  const stack = element('pre', error.stack ?? '', 'margin:8px 0 0;white-space:pre-wrap');
  panel.append(button, element('strong', `${error.name}: ${error.message}`, 'color:#fca5a5'), stack);
  document.body.append(panel);
  stack.textContent = await mapStack(error.stack ?? '');
};
