import { LoginAnswer, LoginBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { afterAnswers, refusals } from '../../http/index.ts';
import { loginDeviceOf } from './client-device.ts';
import { signInCompleter } from './complete-sign-in.ts';
import { login } from './login.ts';

export const loginRoutes: Routes = async (app, context) => {
  const afterAnswer = afterAnswers(app);
  const completed = signInCompleter(app, context);
  app.post('/auth/login', {
    config: { access: 'public' },
    schema: {
      summary:
        'Signs in with email and password. Users with a temporary password get no tokens, and users with a second factor get a challenge. If you send an access token, its session ends.',
      body: LoginBody,
      response: { 200: LoginAnswer, ...refusals(400, 401, 403, 429) },
    },
    handler: async (request, reply) => {
      const device = loginDeviceOf(request);
      const afterwards = (work: () => Promise<void>) => afterAnswer(request, work);
      const answer = await login({ ...context, afterAnswer: afterwards }, request.body, device);
      return completed(request, reply, device, answer);
    },
  });
};
