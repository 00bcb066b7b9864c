import {
  Acknowledgement,
  ResetPasswordBody,
  SendOtpBody,
  VerifyOtpAnswer,
  VerifyOtpBody,
} from '@marketplace/shared/contracts';
import type { Routes } from '../../../api-context.ts';
import { afterAnswers, limitPerAddress, refusals } from '../../../http/index.ts';
import { requiredProvider, signOnRequired } from '../../sign-on/required-sign-on.ts';
import { deviceCookie } from '../devices/device-cookie.ts';
import { codeBrowserOf } from './code-browser.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

export const recoveryRoutes: Routes = async (app, { db, mailer, config }) => {
  const { publicPostsPerMinute, brand } = config;
  const afterAnswer = afterAnswers(app);
  app.post('/auth/forgot-password/send-otp', {
    config: { access: 'public' },
    // Each may send an email to someone who didn't ask for it.
    onRequest: limitPerAddress(db, 'send-otp', Math.ceil(publicPostsPerMinute / 6)),
    schema: {
      summary:
        'Emails a one-time code for use in the same browser, recognized by its cookie. The response is the same whether or not the address has an account; 403 for domains that must sign in with an identity provider.',
      body: SendOtpBody,
      response: { 200: Acknowledgement, ...refusals(400, 403, 429) },
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      const browser = codeBrowserOf(request);
      const provider = await requiredProvider(db, email);
      afterAnswer(request, () => sendCode({ db, mailer }, email, { browser, wayOutOnly: provider !== undefined }));
      reply.header('set-cookie', deviceCookie(browser.key, request.routeOptions.url ?? request.url, config.production));
      if (provider !== undefined) throw signOnRequired(email, provider);
      return { success: true, message: 'OTP sent successfully to your email. Please check your inbox.' };
    },
  });

  app.post('/auth/forgot-password/verify-otp', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'verify-otp', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary:
        'Exchanges the code for a reset token, in the browser that requested it; a code allows five attempts and works once.',
      body: VerifyOtpBody,
      response: { 200: VerifyOtpAnswer, ...refusals(400, 429) },
    },
    handler: (request) => verifyCode(db, request.body, codeBrowserOf(request)),
  });

  app.post('/auth/forgot-password/reset', {
    config: { access: 'public' },
    onRequest: limitPerAddress(db, 'reset-password', Math.ceil(publicPostsPerMinute / 2)),
    schema: {
      summary: 'Sets a new password, once per reset token, and ends every session of the user.',
      body: ResetPasswordBody,
      response: { 200: Acknowledgement, ...refusals(400, 429) },
    },
    handler: async (request) => {
      await resetPassword({ db, mailer, brand }, request.body, request.ip);
      return { success: true, message: 'Password reset successfully! You can now login with your new password.' };
    },
  });
};
