import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** Over a form that begins with what was typed before, with the way to begin anew. */
export function KeptNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This is what you typed before and didn't save.
    </Banner>
  );
}
