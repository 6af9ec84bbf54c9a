/** The facts at the left and the line of the letter that each stands behind; y of both. */
const facts = [
  { y: 120, line: 156, words: [62, 44] },
  { y: 220, line: 262, words: [52, 60] },
  { y: 320, line: 306, words: [66, 36] },
] as const;

/** y, width, and whether a fact stands behind it. */
const lines = [
  [152, 264, true],
  [174, 248, false],
  [196, 256, false],
  [218, 180, false],
  [258, 264, true],
  [280, 220, false],
  [302, 150, true],
] as const;

const SIGNATURE =
  'M228 396C242 380 238 372 250 372C260 374 236 406 246 402C254 398 262 380 272 380C280 380 278 402 284 398C292 392 296 384 304 384C312 384 314 398 322 394C330 390 334 386 346 382';

/** What the animation ends with, point for point: three facts, the letter that rests on them, and its signature. */
export function HeroPlaceholder() {
  return (
    <svg viewBox="0 0 560 520" role="img" aria-label="A note written from three facts of a case, and signed">
      {facts.map(({ y, words: [first, second] }) => (
        <g key={y}>
          <rect x={32} y={y} width={132} height={60} rx={10} fill="#fff" stroke="#d5dedb" />
          <circle cx={56} cy={y + 30} r={9} fill="#0f766e" />
          <rect x={76} y={y + 19} width={first} height={7} rx={3.5} fill="#7d8f8a" />
          <rect x={76} y={y + 35} width={second} height={6} rx={3} fill="#ccd7d4" />
        </g>
      ))}
      <rect x={196} y={48} width={320} height={424} rx={10} fill="#fff" stroke="#d5dedb" />
      <rect x={224} y={80} width={28} height={28} rx={6} fill="#0f766e" />
      <rect x={264} y={86} width={120} height={8} rx={4} fill="#9fb0ac" />
      <rect x={264} y={102} width={80} height={6} rx={3} fill="#ccd7d4" />
      {lines.map(([y, width, grounded]) => (
        <rect
          key={y}
          x={224}
          y={y}
          width={width}
          height={9}
          rx={4.5}
          fill={grounded ? '#8fc9c0' : '#ccd7d4'}
        />
      ))}
      {facts.map(({ y, line }) => (
        <g key={y}>
          <path
            d={`M164 ${y + 30}C190 ${y + 30} 188 ${line} 214 ${line}`}
            fill="none"
            stroke="#0f766e"
            strokeWidth={2}
          />
          <circle cx={214} cy={line} r={5} fill="#0f766e" />
        </g>
      ))}
      <rect x={224} y={412} width={150} height={2} rx={1} fill="#c3d0cc" />
      <path d={SIGNATURE} fill="none" stroke="#16211f" strokeWidth={3} strokeLinecap="round" />
      <circle cx={456} cy={400} r={32} fill="#0f766e" />
      <path
        d="M444 401l9 9 17-19"
        fill="none"
        stroke="#fff"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
