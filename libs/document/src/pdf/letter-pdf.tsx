import { Document, Page, Text, View } from '@react-pdf/renderer';
import { drawable, linesAtMost, loadFont, wordBreaks } from './font.ts';
import { type LetterContent, letterContent } from '../letter/letter-content.ts';
import { Addenda } from './letter-pdf-addenda.tsx';
import { taggedPdf } from './letter-pdf-file.ts';
import { drawnLogo, LOGO_WIDTH } from './letter-pdf-logo.tsx';
import { Note } from './letter-pdf-note.tsx';
import { QrCode } from './letter-pdf-qr.tsx';
import { Heading, type Sheet } from './letter-pdf-sheet.tsx';
import { Signatures } from './letter-pdf-signatures.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { Facts, Table } from './letter-pdf-tables.tsx';
import { tagged } from './letter-pdf-tags.ts';
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
  const face = await loadFont();
  const sheet: Sheet = {
    content: contentOf((value) => mapTexts(value, (text) => drawable(text, face))),
    fit: (size, width) => wordBreaks(face, size, width),
    lines: (text, size, width) => linesAtMost(face, text, size, width),
  };
  return taggedPdf(LetterDocument({ sheet, of }));
}

function LetterDocument({ sheet, of }: { sheet: Sheet; of: Signed }) {
  const { content, fit } = sheet;
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
        <RunningHead content={content} />
        <Letterhead sheet={sheet} />
        <Heading kind="H1" style={styles.title}>
          {title}
        </Heading>
        <Text style={styles.reference}>{reference}</Text>
        {warning && <Text style={styles.warning}>{warning.line}</Text>}
        <Facts facts={content.patient} fit={fit} />
        {content.tables.map((table) => (
          <Table key={table.title} table={table} sheet={sheet} />
        ))}
        <Facts facts={content.provider} fit={fit} />
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
function RunningHead({ content: { title, patient } }: { content: LetterContent }) {
  const of = new Map(patient);
  const [born, dated] = [of.get('Date of birth'), of.get('Order date')];
  const parts = [title, of.get('Patient'), born && `born ${born}`, dated && `of ${dated}`];
  return (
    <View fixed style={styles.running}>
      <Text
        style={styles.runningText}
        render={({ pageNumber }) => (pageNumber > 1 ? parts.filter(Boolean).join(' · ') : '')}
      />
    </View>
  );
}

function Letterhead({ sheet: { content, fit } }: { sheet: Sheet }) {
  const { name, lines, logo } = content.letterhead;
  const picture = drawnLogo(logo, `Logo of ${name}`);
  const width = CONTENT_WIDTH - (picture ? LOGO_WIDTH + 20 : 4);
  return (
    <View style={styles.letterhead}>
      <View style={{ width }}>
        <Text style={styles.site} {...fit(SIZES.site, width)}>
          {name}
        </Text>
        {lines.map((line, index) => (
          <Text key={index} style={styles.siteLine} {...fit(8.5, width)}>
            {line}
          </Text>
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
