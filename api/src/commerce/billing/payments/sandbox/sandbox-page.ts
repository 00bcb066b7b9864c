import { escapeHtml, htmlPage, type HtmlPage } from '../../../../http/index.ts';
import { formatMoney } from '../../format-money.ts';
import { confirmation, outcomes, type Outcome } from './sandbox-outcomes.ts';
import type { SandboxPayment } from './sandbox-store.ts';

const style = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--accent:#2f55d4;--on:#fff;font:16px/1.5 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--accent:#8ea6ff;--on:#0d0f14}}
body{min-height:100vh;margin:0;display:grid;place-items:center;background:color-mix(in srgb,currentColor 4%,transparent)}
main{box-sizing:border-box;width:min(26rem,100vw - 2rem);margin:1rem;padding:1.75rem;border:1px solid var(--line);border-radius:16px;background:Canvas;overflow-wrap:anywhere}
.note{margin:0 0 1.25rem;font-size:.8125rem;opacity:.75}
h1{margin:0;font-size:2rem;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
p{margin:.25rem 0 1.5rem}
form{display:grid;gap:.625rem}
button,a{box-sizing:border-box;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:10px;background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:first-of-type{border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600}
button:hover,a:hover{border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h2{margin:1.25rem 0 0;font-size:.875rem;font-weight:600}`;

const note = '<p class="note">Payment sandbox. No money moves.</p>';

const page = (title: string, content: string): HtmlPage =>
  htmlPage({ title, style, body: `<main>${note}${content}</main>` });

const button = ([name, { label }]: [string, Outcome]) =>
  `<button name="outcome" value="${name}">${escapeHtml(label)}</button>`;

const buttons = (all: Record<string, Outcome>) => Object.entries(all).map(button).join('\n');

/** Where the buyer chooses the outcome of a payment. */
export function sandboxPage(payment: SandboxPayment): HtmlPage {
  const amount = escapeHtml(formatMoney(payment.amount, payment.currency));
  const { pay, ...others } = outcomes;
  return page(
    `Pay ${amount}`,
    `<h1>${amount}</h1>
<p>${escapeHtml(payment.description)}</p>
<form method="post">
${pay ? button(['pay', pay]) : ''}
<a href="?step=bank">Pay with bank confirmation</a>
<h2>Test other outcomes</h2>
${buttons(others)}
</form>`,
  );
}

/** The confirmation with the buyer's bank, as 3-D Secure asks for it. */
export function bankPage({ amount, currency }: SandboxPayment): HtmlPage {
  const sum = escapeHtml(formatMoney(amount, currency));
  return page(
    'Confirm with your bank',
    `<h1>${sum}</h1>
<p>Your bank wants to know: did you make this payment?</p>
<form method="post">
${buttons(confirmation)}
</form>`,
  );
}

/** For a payment that is already decided. */
export function donePage({ returnUrl }: SandboxPayment): HtmlPage {
  return page(
    'Payment complete',
    `<h1>Nothing to pay</h1>
<p>This payment is complete.</p>
<form><a href="${escapeHtml(returnUrl)}">Back to the marketplace</a></form>`,
  );
}
