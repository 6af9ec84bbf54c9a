import { Path, Svg, View } from '@react-pdf/renderer';
import { encodeQR } from 'qr';
import { QR_SIZE, styles } from './letter-pdf-styles.ts';

/** On every page: each sheet of a letter that was faxed can be asked about. */
export function QrCode({ text }: { text: string }) {
  // The library draws a border of one module at the least; the sheet itself is white.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const count = modules.length;
  return (
    <View fixed style={styles.qr}>
      <Svg viewBox={`0 0 ${count} ${count}`} width={QR_SIZE} height={QR_SIZE}>
        <Path d={modules.map(darkRuns).join('')} fill="#000000" />
      </Svg>
    </View>
  );
}

/** Of one row: dark modules that touch are one rectangle, so that no light line shows between them. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
