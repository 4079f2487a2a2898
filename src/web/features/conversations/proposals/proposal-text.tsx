import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { BodyWords } from '../body-words.tsx';
import { gapsOf } from './proposal-words.ts';

/** The words as they would be sent, and what sending does besides. */
export function ProposalText({ body, will }: { body: string; will: readonly string[] }) {
  const secrets = gapsOf(body).map((gap) => ({ ...gap, value: null }));
  return (
    <>
      <p className="whitespace-pre-wrap">
        <BodyWords body={body} secrets={secrets} />
      </p>
      <WhatSendingDoes will={will} />
    </>
  );
}

export function WhatSendingDoes({ will }: { will: readonly string[] }) {
  if (will.length === 0) return null;
  return (
    <div className="grid gap-1 text-meta text-ink-2">
      <p>{copy.sendingAlsoDoes}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {will.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
