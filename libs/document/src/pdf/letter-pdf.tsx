import { Document, Page, Text, View } from '@react-pdf/renderer';
import { drawable, loadFont } from './font.ts';
import { type LetterContent, letterContent } from '../letter/letter-content.ts';
import { Addenda } from './letter-pdf-addenda.tsx';
import { taggedPdf } from './letter-pdf-file.ts';
import { drawnLogo, LOGO_WIDTH } from './letter-pdf-logo.tsx';
import { Note } from './letter-pdf-note.tsx';
import { QrCode } from './letter-pdf-qr.tsx';
import { Heading, type Sheet, sheetOf } from './letter-pdf-sheet.tsx';
import { Signatures } from './letter-pdf-signatures.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { Facts, Table } from './letter-pdf-tables.tsx';
import { tagged } from './letter-pdf-tags.ts';
import { lineSetter, linesOf } from './lines.ts';
import type { Letter, LetterFrame } from '../letter/letter.ts';
import { orderContent } from '../letter/order-content.ts';
import type { OrderFrame, WrittenOrder } from '../letter/order.ts';

/** The PDF of a letter. Blocks its thread for some tens of milliseconds: meant for a worker. */
export function drawLetter(letter: Letter, frame: LetterFrame): Promise<Uint8Array> {
  return drawn(letter, (draw) => letterContent(draw(letter), draw(frame)));
}

/** The PDF of an order, by the same pen. */
export function drawOrder(order: WrittenOrder, frame: OrderFrame): Promise<Uint8Array> {
  return drawn(order, (draw) => orderContent(draw(order), draw(frame)));
}

type Draw = <Value>(value: Value) => Value;

/** What of a document stands around its content. */
interface Signed {
  readonly case_id: number;
  readonly signature: { readonly signed_at: string } | null;
}

async function drawn(of: Signed, contentOf: (draw: Draw) => LetterContent): Promise<Uint8Array> {
  const set = lineSetter(await loadFont());
  const sheet = sheetOf(
    contentOf((value) => mapTexts(value, drawable)),
    set,
  );
  return taggedPdf(LetterDocument({ sheet, of }));
}

function LetterDocument({ sheet, of }: { sheet: Sheet; of: Signed }) {
  const { content, set } = sheet;
  const { warning, title, reference } = content;
  return (
    <Document
      // Without the patient's name: titles show in window lists and search results.
      title={`${title}, case ${of.case_id}${warning ? ` (${warning.stamp.toLowerCase()})` : ''}`}
      creator="Vouchwell"
      producer="Vouchwell"
      language="en-US"
      // The same signed document gives the same file.
      {...(of.signature && { creationDate: new Date(of.signature.signed_at) })}
    >
      <Page size="LETTER" style={styles.page}>
        {warning && <Watermark>{warning.stamp}</Watermark>}
        <RunningHead sheet={sheet} />
        <Letterhead sheet={sheet} />
        <Heading kind="H1" style={styles.title}>
          {title}
        </Heading>
        <Text style={styles.reference}>{reference}</Text>
        {warning && <Text style={styles.warning}>{warning.line}</Text>}
        <Facts facts={content.patient} set={set} />
        {content.tables.map((table) => (
          <Table key={table.title} table={table} sheet={sheet} />
        ))}
        <Facts facts={content.provider} set={set} />
        {content.note ? (
          <Note note={content.note} sheet={sheet} closing={<Signatures sheet={sheet} />} />
        ) : (
          <Signatures sheet={sheet} />
        )}
        <Addenda sheet={sheet} />
        <Footer sheet={sheet} />
      </Page>
    </Document>
  );
}

function Watermark({ children }: { children: string }) {
  return (
    <View fixed style={styles.watermark}>
      <Text style={[styles.watermarkText, { fontSize: 700 / children.length }]}>{children}</Text>
    </View>
  );
}

/** From the second page on: whose document this sheet belongs to. */
function RunningHead({ sheet: { content, set } }: { sheet: Sheet }) {
  const of = new Map(content.patient);
  const [born, dated] = [of.get('Date of birth'), of.get('Order date')];
  const name = shortened(of.get('Patient') ?? '', set);
  const parts = [content.title, name, born && `born ${born}`, dated && `of ${dated}`];
  return (
    <View fixed style={styles.running}>
      <Text
        style={styles.runningText}
        render={({ pageNumber }) => (pageNumber > 1 ? parts.filter(Boolean).join(' · ') : '')}
      />
    </View>
  );
}

/** Points that a name has in the running head; what tells two people of one name apart stands behind it. */
const NAME_WIDTH = 220;

function shortened(name: string, set: Sheet['set']): string {
  const letters = Array.from(name);
  const tooWide = (text: string) => linesOf(set(text, SIZES.running, NAME_WIDTH)) > 1;
  if (!tooWide(name)) return name;
  while (tooWide(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function Letterhead({ sheet: { content, set } }: { sheet: Sheet }) {
  const { name, lines, logo } = content.letterhead;
  const picture = drawnLogo(logo, `Logo of ${name}`);
  const width = CONTENT_WIDTH - (picture ? LOGO_WIDTH + 20 : 4);
  return (
    <View style={styles.letterhead}>
      <View style={{ width }}>
        <Text style={styles.site} {...set(name, SIZES.site, width, 'strong')} />
        {lines.map((line, index) => (
          <Text key={index} style={styles.siteLine} {...set(line, 8.5, width)} />
        ))}
      </View>
      {picture}
    </View>
  );
}

function Footer({ sheet: { content } }: { sheet: Sheet }) {
  const { reference, warning, proof, genuine, qr } = content;
  const footer = qr === null ? [styles.footer] : [styles.footer, styles.footerOfFive];
  return (
    <>
      <Text fixed style={[...footer, styles.footerLeft]} {...tagged('P')}>
        {[reference, warning?.line, proof, ...genuine].filter(Boolean).join('\n')}
      </Text>
      <Text
        fixed
        style={[...footer, styles.footerRight, ...(qr === null ? [] : [styles.besideQr])]}
        render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
      />
      {qr !== null && <QrCode text={qr} />}
    </>
  );
}

/** The same value with each text in it mapped; a drawn signature stays the data it is. */
function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.startsWith('data:image/') ? part : map(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(value) as Value;
}
