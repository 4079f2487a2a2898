import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ReleasableCodes, reasonLength } from '#contract/conversations/code-release.ts';
import type { SecretName } from '#contract/enumerations/knowledge.ts';
import * as copy from '#contract/messages/en/conversations/code-release.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refreshChats } from './refresh-chats.ts';

type Props = { threadId: string; open: boolean; onClose: () => void };

/** Which code the guest is shown, and why. Nothing of it is shown here. A default export, so that it comes when asked for. */
export default function ShowCodeDialog({ threadId, open, onClose }: Props) {
  const formId = useId();
  const offered = useQuery(
    orpc.codeRelease.offered.queryOptions({ input: { id: threadId }, enabled: open, gcTime: 0, staleTime: 0 }),
  );
  const [name, setName] = useState<SecretName | ''>('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ name?: string; reason?: string }>({});
  const show = useMutation(
    orpc.codeRelease.release.mutationOptions({
      onSuccess: (now) => {
        refreshChats(now);
        showToast({ title: copy.shown });
        onClose();
      },
    }),
  );
  const refused = fieldsOf(show.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const lacks = { ...(!name && { name: copy.codeMissing }), ...(!reason.trim() && { reason: copy.reasonMissing }) };
    setMissing(lacks);
    if (name && reason.trim() && !show.isPending) show.mutate({ id: threadId, name, reason });
  };
  const canShow = offered.data?.checked === true && offered.data.codes.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.lead}
      {...(canShow && {
        footer: (
          <FormButtons form={formId} act={copy.show} doing={copy.showing} busy={show.isPending} onLeave={onClose} />
        ),
      })}
    >
      {offered.error && (
        <LoadFailed onRetry={() => void offered.refetch()}>
          {copy.codesFailed} {messageOf(offered.error)}
        </LoadFailed>
      )}
      {offered.isPending && <Skeleton className="h-24" label={copy.which} />}
      {offered.data && !canShow && <Banner tone="info">{offered.data.checked ? copy.noCodes : copy.notChecked}</Banner>}
      {offered.data && canShow && (
        <form id={formId} noValidate onSubmit={send} className="grid gap-4">
          {show.error && !refused.name && !refused.reason && <Banner tone="danger">{messageOf(show.error)}</Banner>}
          <RadioGroup
            legend={copy.which}
            name={`${formId}-code`}
            options={optionsOf(offered.data)}
            value={name}
            onChange={setName}
            error={name ? refused.name : missing.name}
          />
          <Field
            required
            label={copy.reason}
            hint={copy.reasonHint}
            error={reason.trim() ? refused.reason : missing.reason}
          >
            <TextArea
              rows={2}
              value={reason}
              maxLength={reasonLength}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}

const optionsOf = ({ codes }: ReleasableCodes) => codes.map(({ name, label }) => ({ value: name, label }));
