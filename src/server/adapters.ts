// Which adapter is real, by the settings: the only place besides application.ts that knows vendors.
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { system } from '#server/kernel/actor.ts';
import type { Settings } from '#server/kernel/env.ts';
import { keepInMailSink } from '#server/kernel/mail-sink.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Clock } from '#server/platform/clock/port.ts';
import { createDiskFiles, dropOldParts } from '#server/platform/files/disk.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import { createS3Files } from '#server/platform/files/s3.ts';
import { createSinkMailer } from '#server/platform/mail/sink.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp.ts';
import type { KeepInMailSink } from '#server/platform/mail-sink/port.ts';
import { createAiSdkModel } from '#server/platform/model/ai-sdk.ts';
import type { LanguageModel } from '#server/platform/model/port.ts';
import { createStripePayments } from '#server/platform/payments/stripe.ts';
import { createSinkTexter } from '#server/platform/texting/sink.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { createSinkCaller } from '#server/platform/voice/sink.ts';

/** In a bucket, or in DATA_DIR. */
export async function openFiles(settings: Settings): Promise<FileStore> {
  if (settings.S3_BUCKET) {
    return createS3Files({
      bucket: settings.S3_BUCKET,
      region: settings.S3_REGION,
      endpoint: settings.S3_ENDPOINT,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    });
  }
  const directory = join(resolve(settings.DATA_DIR), 'files');
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700); // pictures of homes and keys: an older version, a copy or a restore may have left it open
  await dropOldParts(directory);
  return createDiskFiles(directory);
}

export function modelOf(settings: Settings): LanguageModel | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_BASE_URL: baseUrl } = settings;
  if (!provider || !name) return undefined;
  return createAiSdkModel({ provider, name, baseUrl, apiKey: settings.MODEL_API_KEY });
}

export function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Settings, clock: Clock) {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
    clock,
  });
}

/** To the vendor where one is configured, or into the mail sink. */
export function sendersOf(settings: Settings, store: Store, vault: Vault) {
  const save: KeepInMailSink = (message) => withActor(store, system, (unit) => keepInMailSink(unit, vault, message));
  return {
    mailer: settings.SMTP_URL
      ? createSmtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM, requireTls: settings.SMTP_REQUIRE_TLS })
      : createSinkMailer(save),
    texter: createSinkTexter(save),
    caller: createSinkCaller(save),
  };
}
