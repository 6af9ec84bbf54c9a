import { StyleSheet } from '@react-pdf/renderer';
import { FAMILY } from './font.ts';

/** Points. US Letter (612 × 792); the side margins leave A4's narrower sheet room when printed unscaled. */
const MARGIN = 66;
const [TOP, BOTTOM] = [56, 70];
export const CONTENT_WIDTH = 612 - 2 * MARGIN;
export const SHEET_HEIGHT = 792 - TOP - BOTTOM;
export const SIZES = { title: 18, site: 13, body: 10, table: 9.2, small: 7, running: 8 } as const;

/** Large enough that a telephone reads it off a sheet that was faxed. */
export const QR_SIZE = 46;

const GREY = '#6b6b6b';
const RULE = '#bdbdbd';

export const styles = StyleSheet.create({
  page: {
    paddingTop: TOP,
    paddingBottom: BOTTOM,
    paddingHorizontal: MARGIN,
    fontFamily: FAMILY,
    // One glyph for each character: searching, copying and line breaks then meet the letters that were written.
    fontFeatureSettings: { liga: false },
    fontSize: SIZES.body,
    lineHeight: 1.38,
    color: '#000000',
  },
  watermark: { position: 'absolute', top: 340, left: 0, width: 612, alignItems: 'center' },
  watermarkText: {
    lineHeight: 1,
    color: '#ececec',
    fontWeight: 600,
    transform: 'rotate(-38deg)',
  },
  running: { position: 'absolute', top: 32, left: MARGIN, right: MARGIN },
  runningText: { fontSize: SIZES.running, color: GREY },
  letterhead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderBottomWidth: 1.5,
    borderBottomColor: '#000000',
    paddingBottom: 8,
    marginBottom: 18,
  },
  site: { fontSize: SIZES.site, fontWeight: 600, lineHeight: 1.25 },
  siteLine: { fontSize: 8.5, color: GREY },
  title: { fontSize: SIZES.title, fontWeight: 600, lineHeight: 1.2 },
  reference: { fontSize: 8.5, color: GREY },
  warning: { fontWeight: 600, marginTop: 4 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 10 },
  fact: { flexDirection: 'row', width: CONTENT_WIDTH / 2, paddingRight: 12, marginBottom: 2 },
  factWide: { flexDirection: 'row', width: CONTENT_WIDTH, marginBottom: 2 },
  factLabel: { width: 90, fontSize: SIZES.table, color: GREY, paddingTop: 0.8 },
  factValue: { flex: 1 },
  strong: { fontWeight: 600 },
  sectionTitle: { fontSize: 11, fontWeight: 600, marginTop: 15, marginBottom: 4 },
  tableHead: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: '#000000',
    paddingBottom: 2,
    fontSize: 8.5,
    color: GREY,
  },
  row: {
    borderBottomWidth: 0.5,
    borderBottomColor: RULE,
    paddingVertical: 3.5,
    fontSize: SIZES.table,
    lineHeight: 1.35,
  },
  cells: { flexDirection: 'row' },
  below: { marginTop: 1.5, paddingRight: 8 },
  noteTable: { marginTop: 1, marginBottom: 9 },
  noteTableHead: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: '#000000',
    paddingVertical: 3.5,
    lineHeight: 1.35,
    fontWeight: 600,
  },
  noteHeading: { fontWeight: 600, marginTop: 5, marginBottom: 2.5 },
  paragraph: { marginBottom: 6.5 },
  afterList: { marginTop: 7 },
  listItem: { flexDirection: 'row', marginBottom: 3, paddingLeft: 6 },
  marker: { width: 20 },
  listText: { flex: 1 },
  signatures: {
    marginTop: 26,
    flexDirection: 'row',
    borderTopWidth: 1,
    borderTopColor: '#000000',
    paddingTop: 10,
  },
  signatureColumn: { width: CONTENT_WIDTH / 2, paddingRight: 18 },
  signatureMark: { height: 40, justifyContent: 'flex-end', marginBottom: 4 },
  signatureTyped: { fontStyle: 'italic', fontSize: 17, lineHeight: 1.15 },
  signatureLabel: { fontSize: 8.5, color: GREY },
  addendumSigned: { fontSize: SIZES.table, marginTop: 3, color: GREY },
  footer: {
    position: 'absolute',
    top: 738,
    fontSize: SIZES.small,
    lineHeight: 1.45,
    color: GREY,
    // Letters that are moved apart are read and copied as two words: here each counts.
    fontFeatureSettings: { liga: false, kern: false },
  },
  footerLeft: { left: MARGIN, width: 360 },
  footerRight: { right: MARGIN, width: 100, textAlign: 'right' },
  footerOfFive: { top: 728, lineHeight: 1.3 },
  besideQr: { right: MARGIN + QR_SIZE + 8, width: 60 },
  qr: { position: 'absolute', top: 728, right: MARGIN },
});
