import { useEffect, useRef } from 'react';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../../ui/cx.ts';
import type { ShownMessage } from './use-site-chat.ts';

/** A plain list, so that history is not read out; what is new is announced beside it. */
export function ChatMessages({ messages, pending }: { messages: ShownMessage[]; pending: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what arrives
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count, pending]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section ref={list} aria-label={copy.messagesLabel} tabIndex={0} className="overflow-y-auto overscroll-contain p-4">
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Message key={message.key} message={message} />
        ))}
        {pending && <Waiting />}
      </ol>
    </section>
  );
}

function Message({ message: { role, content, source } }: { message: ShownMessage }) {
  const own = role === 'user';
  return (
    <li className={cx('grid max-w-[88%] gap-1', own ? 'ml-auto justify-items-end' : 'mr-auto justify-items-start')}>
      <span className="sr-only">{own ? copy.byVisitor : copy.byAssistant} </span>
      <p
        className={cx(
          'max-w-full rounded-dialog px-4 py-2.5 wrap-anywhere whitespace-pre-line',
          own ? 'rounded-br-check bg-bubble-own text-on-bubble-own' : 'rounded-bl-check bg-surface-3',
        )}
      >
        {content}
      </p>
      {source && (
        <a href={source.path} className="inline-block px-1 py-1 text-meta text-primary-text underline">
          {fill(copy.from, { title: source.title })}
        </a>
      )}
    </li>
  );
}

/** Three dots where the answer will be. */
function Waiting() {
  return (
    <li className="mr-auto rounded-dialog rounded-bl-check bg-surface-3 px-4 py-3">
      <span className="sr-only">{copy.assistantWriting}</span>
      <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true" className="appear-late fill-ink-3">
        <circle cx="4" cy="4" r="3" />
        <circle cx="16" cy="4" r="3" />
        <circle cx="28" cy="4" r="3" />
      </svg>
    </li>
  );
}
