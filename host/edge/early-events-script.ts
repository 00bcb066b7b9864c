import { ANSWERS, HYDRATED } from '@marketplace/shared/contracts';
import { inlineProgram } from './inline-program.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  element: HTMLElement;
  again: () => void;
  typed?: boolean;
  sent?: boolean;
}

const setValue = (element: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  const { selectionStart, selectionEnd } = element;
  element.value = `${value} `;
  own?.set?.call(element, value);
  if (document.activeElement === element && typeof selectionStart === 'number')
    element.setSelectionRange(selectionStart, selectionEnd);
  element.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Returns a function that restores a field's current value. */
const typing = (element: Field) => {
  const { value } = element;
  const change = () => element.dispatchEvent(new Event('change', { bubbles: true }));
  if (element.tagName === 'SELECT')
    return () => {
      element.value = value;
      change();
    };
  const input = element as HTMLInputElement;
  if (input.type === 'file') return change;
  if (input.type !== 'checkbox' && input.type !== 'radio') return () => setValue(input, value);
  const { checked } = input;
  return () => {
    input.checked = !checked;
    input.click();
  };
};

/** Fades a pending button in and out. */
const fade = (element: HTMLElement) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return element.animate?.([{ opacity: 1 }, { opacity: 0.55, offset: calm ? 0 : 0.5 }, { opacity: calm ? 0.55 : 1 }], {
    duration: 900,
    iterations: Infinity,
  });
};

const hold = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Acts that wait for their part of the page, oldest first. */
const keepActs = (answersName: string, hydratedName: string, whenEmpty: () => void) => {
  const kept: Kept[] = [];
  let replaying = false;
  let hydrated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const points = matchMedia('(hover: hover)').matches;
  const cursor = (value: string) => {
    if (points) document.documentElement.style.cursor = value;
  };
  const partOf = (element: Element) => element.closest('[data-remote]') ?? document.getElementById('root');
  const answers = (element: Element) =>
    hydrated || (partOf(element) as Record<string, unknown> | null)?.[answersName] === true;
  const mine = (element: Element | null) =>
    !replaying &&
    element?.closest('#root') &&
    (!answers(element) || kept.some((one) => partOf(one.element) === partOf(element)));
  const replay = ({ element, again }: Kept) => {
    if (!element.isConnected) return;
    replaying = true;
    try {
      again();
    } finally {
      replaying = false;
    }
  };
  const replayNext = () => {
    const place = kept.findIndex(({ element }) => answers(element) || !element.isConnected);
    kept.splice(place, place < 0 ? 0 : 1).forEach(replay);
    timer = kept.length > 0 ? setTimeout(replayNext, place < 0 ? 50 : 0) : undefined;
    if (kept.length > 0) return;
    cursor('');
    if (hydrated) whenEmpty();
  };
  const keep = (entry: Kept) => {
    kept.push(entry);
    cursor('progress');
    timer ??= setTimeout(replayNext, 50);
  };
  const onHydrated = () => {
    hydrated = true;
    clearTimeout(timer);
    timer = setTimeout(replayNext);
  };
  addEventListener(hydratedName, onHydrated, { once: true });
  return { kept, mine, keep };
};

type Acts = ReturnType<typeof keepActs>;

/** Keeps a form submission. A form with an action is submitted there if its code hasn't arrived in 10 s. */
const keepForm = ({ kept, keep }: Acts, form: HTMLFormElement, button: HTMLElement | null) => {
  if (kept.some(({ element, sent }) => sent && element === form)) return;
  const waiting = button && fade(button);
  const again = () => {
    waiting?.cancel();
    form.requestSubmit(button?.isConnected ? button : null);
  };
  const entry = { element: form, sent: true, again };
  keep(entry);
  const sendByItself = () => {
    const place = kept.indexOf(entry);
    if (place < 0) return;
    kept.splice(place, 1);
    waiting?.cancel();
    if (form.reportValidity()) form.submit();
  };
  if (form.hasAttribute('action')) setTimeout(sendByItself, 10_000);
};

const clicked = (acts: Acts, event: MouseEvent) => {
  const { kept, mine, keep } = acts;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const element = (event.target as Element).closest<HTMLButtonElement>(
    'button,[role=button],a[href],summary,label,input,select,textarea',
  );
  if (!element || !mine(element)) return;
  const dialog = document.getElementById(element.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    hold(event);
    return dialog.showModal();
  }
  if (element.matches('label,input,select,textarea')) return event.stopImmediatePropagation();
  if (!element.matches('button,[role=button]:not(a[href])')) return;
  hold(event);
  if (element.disabled) return;
  if (element.form && element.type === 'submit') return keepForm(acts, element.form, element);
  if (kept.at(-1)?.element === element) return;
  const waiting = fade(element);
  const again = () => {
    waiting?.cancel();
    element.click();
  };
  keep({ element, again });
};

/**
 * Records what a person does with a rendered page before its code arrives, and replays it then: clicks on buttons,
 * submitted forms, and what was typed or chosen, with the Enter or blur that ends it. Links work without scripts and are
 * left alone, as is everything hydrated. Forms are validated by their own code, not by the browser, whose wording differs.
 *
 * React gets none of these events: it would hydrate in the middle of one and reset a field whose next event, of
 * the same act, would then mean the opposite.
 *
 * Each act is replayed in its own task, outside React's work, so that its changes are in place before the next act
 * needs them. What is done meanwhile to the same part queues up.
 *
 * A pending button fades with an animation rather than an attribute, which would differ from the rendered HTML. The
 * pointer shows it too, if there is one: on a phone that would recalculate the page's styles for nothing.
 */
const keepEarlyEvents = (answersName: string, hydratedName: string) => {
  const acts = keepActs(answersName, hydratedName, () => each(removeEventListener));
  const { kept, mine, keep } = acts;
  const typedIn = (target: Element) => kept.find(({ element, typed }) => typed && element === target);
  const repeat = (event: Event, element: HTMLElement, again: () => void) => {
    event.stopImmediatePropagation();
    keep({ element, again });
  };
  const onInput = (event: Event) => {
    const target = event.target as Field;
    if (!target.matches?.('input,textarea,select') || !mine(target)) return;
    event.stopImmediatePropagation();
    const again = typing(target);
    const known = typedIn(target);
    if (known) known.again = again;
    else keep({ element: target, typed: true, again });
  };
  const listeners: Record<string, (event: never) => void> = {
    click: (event: MouseEvent) => clicked(acts, event),
    submit: (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!mine(form)) return;
      hold(event);
      keepForm(acts, form, event.submitter);
    },
    input: onInput,
    change: onInput,
    keydown: (event: KeyboardEvent) => {
      const target = event.target as HTMLInputElement;
      const { key } = event;
      if (key === 'Enter' && target.matches?.('input') && !target.form && mine(target))
        repeat(event, target, () =>
          target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        );
    },
    focusout: (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      if (mine(target) && typedIn(target))
        repeat(event, target, () => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    },
  };
  const each = (change: typeof addEventListener) => {
    for (const [name, listener] of Object.entries(listeners)) change(name, listener as EventListener, true);
  };
  each(addEventListener);
};

export const earlyEventsScript = inlineProgram(
  keepEarlyEvents,
  [ANSWERS, HYDRATED],
  [setValue, typing, fade, hold, keepActs, keepForm, clicked],
);
