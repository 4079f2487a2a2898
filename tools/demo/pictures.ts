import sharp from 'sharp';

export type Subject = 'leak' | 'fixed pipe' | 'thermostat' | 'keypad' | 'toilet';

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

const drawings: Record<Subject, string> = {
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
};
