import sharp from 'sharp';

export type Subject = keyof typeof drawings;

/** A drawing that stands for a photo; it takes the same way through the image processor as a guest's own. */
export async function picture(of: Subject): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${drawings[of]}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return new File([new Uint8Array(png)], `${of.replaceAll(' ', '-')}.png`, { type: 'image/png' });
}

const cabinet = `<rect width="1200" height="900" fill="#cbb79b"/><rect y="700" width="1200" height="200" fill="#8d7758"/>
<path d="M120 0v700M1080 0v700" stroke="#a68f6d" stroke-width="28"/>`;
const trap = `<path d="M600 0v300c0 190 240 190 240 0v-60h360" fill="none" stroke="#e9e9e6" stroke-width="74"/>
<path d="M600 0v300c0 190 240 190 240 0v-60h360" fill="none" stroke="#c9cac7" stroke-width="14"/>`;
const wall = '<rect width="1200" height="900" fill="#e8e2d6"/>';

const drawings = {
  leak: `${cabinet}${trap}<ellipse cx="690" cy="770" rx="330" ry="52" fill="#5f86a3" opacity=".75"/>
<path d="M600 330q-26 60 0 76q26-16 0-76M606 470q-30 70 0 90q30-20 0-90M598 620q-26 60 0 76q26-16 0-76" fill="#5f86a3"/>`,
  'fixed pipe': `${cabinet}${trap}<rect x="545" y="215" width="110" height="96" rx="14" fill="#d9a441"/>
<rect x="785" y="215" width="110" height="96" rx="14" fill="#d9a441"/><rect x="430" y="690" width="380" height="150" rx="12" fill="#f5f2ea"/>`,
  thermostat: `${wall}<circle cx="600" cy="430" r="250" fill="#2b2f33"/><circle cx="600" cy="430" r="205" fill="#14171a"/>
<text x="600" y="480" font-family="sans-serif" font-size="150" fill="#f1a24b" text-anchor="middle">54°</text>`,
  keypad: `<rect width="1200" height="900" fill="#7a4f33"/><rect x="430" y="120" width="340" height="640" rx="60" fill="#2a2c2e"/>
${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `<circle cx="${510 + (i % 3) * 90}" cy="${280 + Math.floor(i / 3) * 110}" r="32" fill="#3f4346"/>`).join('')}
<circle cx="600" cy="690" r="22" fill="#b4382c"/>`,
  toilet: `${wall}<rect y="650" width="1200" height="250" fill="#b9c4c4"/><rect x="440" y="120" width="320" height="230" rx="22" fill="#fff"/>
<path d="M400 370h400l-50 300q-150 90-300 0z" fill="#fff"/><ellipse cx="600" cy="385" rx="200" ry="52" fill="#9db3bd"/>`,
  'water valve': `<rect width="1200" height="900" fill="#a9a196"/><path d="M0 470h1200" stroke="#b87a45" stroke-width="90"/>
<path d="M600 470V300" stroke="#8f8b84" stroke-width="46"/><circle cx="600" cy="270" r="150" fill="none" stroke="#2f6f9f" stroke-width="42"/>
<path d="M600 130v280M460 270h280" stroke="#2f6f9f" stroke-width="34"/><circle cx="600" cy="270" r="34" fill="#1d4a6d"/>`,
  'electric panel': `${wall}<rect x="340" y="80" width="520" height="740" rx="18" fill="#8b9196"/><rect x="390" y="130" width="420" height="640" rx="8" fill="#5d646a"/>
${Array.from({ length: 12 }, (_, i) => `<rect x="${430 + (i % 2) * 190}" y="${180 + Math.floor(i / 2) * 92}" width="150" height="60" rx="8" fill="#23272a"/><rect x="${i === 5 ? 440 + (i % 2) * 190 : 520 + (i % 2) * 190}" y="${190 + Math.floor(i / 2) * 92}" width="50" height="40" rx="6" fill="#d8d4ca"/>`).join('')}`,
  'parking spot': `<rect width="1200" height="900" fill="#9fb4bd"/><rect y="380" width="1200" height="520" fill="#6d6a66"/>
<path d="M300 900l90-520M900 900l-90-520" stroke="#e9e6dc" stroke-width="16"/><rect x="420" y="470" width="360" height="190" rx="40" fill="#b4552c"/>
<path d="M480 470l50-110h140l50 110z" fill="#d9e2e6"/><circle cx="500" cy="665" r="46" fill="#1c1f21"/><circle cx="700" cy="665" r="46" fill="#1c1f21"/>`,
  'trash bins': `<rect width="1200" height="900" fill="#c9b28f"/><path d="M0 0v900M150 0v900M300 0v900M450 0v900M600 0v900M750 0v900M900 0v900M1050 0v900" stroke="#a98f69" stroke-width="12"/>
<rect y="720" width="1200" height="180" fill="#7d8a6b"/><path d="M220 330h300l-40 420H260z" fill="#2f4a3a"/><rect x="200" y="280" width="340" height="60" rx="16" fill="#263c30"/>
<path d="M660 330h300l-40 420H700z" fill="#2d5a86"/><rect x="640" y="280" width="340" height="60" rx="16" fill="#24486b"/>`,
} satisfies Record<string, string>;
