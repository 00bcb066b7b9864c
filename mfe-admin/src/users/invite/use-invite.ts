import { InviteBody, MOST_INVITED } from '@marketplace/shared/contracts';
import { Refused, trimmed, type FormOf } from '@marketplace/shared/form';
import { useContractForm } from '@marketplace/shared/form/contract';
import { isNoResponse, marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { forgetPeople } from '../../calls/forget-people.ts';

const NOT_SENT =
  'The server didn’t respond, so nobody was invited. Check your connection and try again. We kept what you typed.';
const REST_NOT_SENT = 'The server didn’t respond for the people below. Check your connection and try again.';

export const nobody = { name: '', email: '' };
const start: InviteBody = { people: [nobody], role: 'USER', marketplaceRoleIds: [], clientId: null };

const sentences = { 'people.name': 'Enter a name', 'people.email': 'Enter an email address, such as asha@company.com' };

const doneText = (count: number) =>
  count === 1 ? 'The invitation is on its way.' : `${count} invitations are on their way.`;

/** Sends invitations in batches of the API's limit; after an error, those already sent leave the list. */
const send = async (body: InviteBody, onRest: (people: InviteBody['people']) => void) => {
  let done = 0;
  try {
    for (; done < body.people.length; done += MOST_INVITED) {
      const people = body.people.slice(done, done + MOST_INVITED);
      await marketplace.post('/tex-suite/user/invite', { ...body, people });
      forgetPeople();
    }
    return body.people.length;
  } catch (error) {
    if (done === 0) throw error;
    notify.success(doneText(done));
    onRest(body.people.slice(done));
    throw isNoResponse(error) ? new Refused(REST_NOT_SENT) : error;
  }
};

/** The invite form. Input survives every error. */
export const useInvite = (onInvited: () => void) => {
  const form: FormOf<InviteBody, number> = useContractForm<InviteBody, number>({
    start,
    contract: InviteBody,
    sentences,
    tidy: trimmed,
    send: (body) => send(body, (people) => form.edit({ people })),
    onSent: onInvited,
    done: doneText,
    silence: NOT_SENT,
  });
  return form;
};
