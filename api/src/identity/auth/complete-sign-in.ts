import type { LoginAnswer } from '@marketplace/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { afterAnswers } from '../../http/index.ts';
import type { LoginDevice } from './client-device.ts';
import { deviceCookie } from './devices/device-cookie.ts';
import { noticeDevice } from './devices/notice-device.ts';
import { logout } from './logout.ts';

type Context = Pick<ApiContext, 'db' | 'keys' | 'config' | 'mailer'>;

/**
 * What every way to sign in does once there are tokens: ends the previous session, and records the device. Browsers
 * send the device cookie only with sign-ins and recovery.
 */
export function signInCompleter(app: FastifyInstance, { db, keys, config, mailer }: Context) {
  const afterAnswer = afterAnswers(app);
  return async (request: FastifyRequest, reply: FastifyReply, device: LoginDevice, answer: LoginAnswer) => {
    const { userData, accessToken } = answer;
    if (!userData || accessToken === undefined) return answer;
    await logout(db, keys, request);
    reply.header('set-cookie', deviceCookie(device.key, request.routeOptions.url ?? request.url, config.production));
    const at = new Date();
    afterAnswer(request, () => noticeDevice({ db, keys, config, mailer }, userData, { ...device, accessToken, at }));
    return answer;
  };
}
