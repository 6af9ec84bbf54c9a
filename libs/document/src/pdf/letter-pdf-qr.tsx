import { Path, Svg, View } from '@react-pdf/renderer';
import { QR_SIZE, styles } from './letter-pdf-styles.ts';
import { type DarkRun, qrRuns } from './qr-runs.ts';

/** On every page: each sheet of a letter that was faxed can be asked about. */
export function QrCode({ text }: { text: string }) {
  const { modules, runs } = qrRuns(text);
  return (
    <View fixed style={styles.qr}>
      <Svg viewBox={`0 0 ${modules} ${modules}`} width={QR_SIZE} height={QR_SIZE}>
        <Path d={runs.map(rectangle).join('')} fill="#000000" />
      </Svg>
    </View>
  );
}

const rectangle = ({ x, y, length }: DarkRun) => `M${x} ${y}h${length}v1h${-length}z`;
