import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChatBubble, type Speaker } from '../../ui/chat/chat-bubble.tsx';
import { type ChatItem, ChatLog } from '../../ui/chat/chat-log.tsx';
import { Composer } from '../../ui/chat/composer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Section } from './gallery-section.tsx';

type Line = { from: Speaker; name: string; body: string; state?: 'sending' | 'failed' | 'waiting'; below?: ReactNode };

const story: Line[] = [
  {
    from: 'other',
    name: 'House assistant',
    body: "You're at Cedar Cottage. I'm the house assistant. What's going on? You can ask for a person any time.",
  },
  { from: 'own', name: 'You', body: "there's water coming from under the kitchen sink" },
  {
    from: 'other',
    name: 'House assistant',
    body: 'Turn the valve in the cabinet to the right of the sink, clockwise, until it stops.\n\nHas the water stopped?',
    below: <Badge tone="info">From: Kitchen sink valve</Badge>,
  },
  { from: 'system', name: '', body: 'Maya from the Porchlight team joined' },
  { from: 'note', name: 'Internal note, Maya', body: 'Guest sounds calm, valve holds.' },
  { from: 'own', name: 'You', body: 'yes, it stopped', state: 'sending' },
  { from: 'own', name: 'You', body: 'here is a photo', state: 'failed' },
  { from: 'own', name: 'You', body: 'thanks', state: 'waiting' },
];

export function ChatGallery() {
  const [lines, setLines] = useState(story);
  const add = (line: Line) => setLines((known) => [...known, line]);
  const items: ChatItem[] = lines.map(({ from, name, body, state, below }, index) => ({
    id: String(index),
    own: from === 'own',
    said: `${name}: ${body}`,
    node: (
      <ChatBubble
        from={from}
        name={name}
        state={state}
        when={state ? undefined : '9:12 PM'}
        onRetry={() => undefined}
        below={below}
      >
        {body}
      </ChatBubble>
    ),
  }));
  return (
    <Section title="Chat">
      <Row>
        <Button
          size="compact"
          onClick={() => add({ from: 'other', name: 'House assistant', body: 'One more answer.' })}
        >
          A message arrives
        </Button>
      </Row>
      <div className="max-w-xl overflow-hidden rounded-card border border-line bg-surface">
        <ChatLog label="Example conversation" items={items} className="h-96" />
        <Composer
          label="Your message"
          placeholder="What's going on?"
          tools={<IconButton icon={Camera} label="Send a photo" size="large" />}
          onSend={(body) => add({ from: 'own', name: 'You', body })}
        />
        <Composer
          label="Internal note"
          tone="note"
          sendLabel="Add note"
          placeholder="Only the team sees this"
          onSend={(body) => add({ from: 'note', name: 'Internal note, you', body })}
        />
      </div>
    </Section>
  );
}
