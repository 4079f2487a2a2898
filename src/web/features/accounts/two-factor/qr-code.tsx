import { encode } from 'uqr';
import { QrDrawing } from '../../../ui/qr-drawing.tsx';

export function QrCode({ text, label }: { text: string; label: string }) {
  return <QrDrawing modules={encode(text, { ecc: 'M', border: 4 }).data} label={label} />;
}
