import { LoginAnswer, LoginBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { afterAnswers, refusals } from '../../http/index.ts';
import { deviceOf } from './client-device.ts';
import { deviceCookie, deviceKeyOf } from './devices/device-cookie.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const loginRoutes: Routes = async (app, { db, keys, config, mailer }) => {
  const afterAnswer = afterAnswers(app);
  app.post('/auth/login', {
    config: { access: 'public' },
    schema: {
      summary:
        'Signs in with e-mail and password; a user with a temporary password gets no tokens. The session of an access token that comes along ends.',
      body: LoginBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request, reply) => {
      const device = { ...deviceOf(request), key: deviceKeyOf(request) };
      const context = {
        db,
        keys,
        config,
        mailer,
        afterAnswer: (work: () => Promise<void>) => afterAnswer(request, work),
      };
      const answer = await login(context, request.body, device);
      if (answer.accessToken !== undefined) {
        await logout(db, keys, request);
        const path = request.routeOptions.url ?? request.url;
        reply.header('set-cookie', deviceCookie(device.key, path, config.production));
      }
      return answer;
    },
  });
};
