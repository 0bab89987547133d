/** The little Markdown that rule pages use, as pieces to be drawn; nothing of it is ever taken for HTML. */

export type Piece =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'rule' | 'link'; text: string; to: string }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{2}-[A-Z]\d+)\b/g

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + match[0].length
    const [, strong, em, code, label, to, rule] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule, to: `#${rule}` })
    else if (label !== undefined && to !== undefined && /^https?:\/\//.test(to))
      found.push({ kind: 'link', text: label, to })
    else found.push({ kind: 'text', text: label ?? '' })
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbered'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'picture'; file: string; alt: string; text: string }

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf)
}

const PICTURE = /^!\[(.+?)\]\(pictures\/([\w-]+\.svg)\)\s*/

function blockOf(text: string): Block {
  const lines = text.split('\n').map((line) => line.trim())
  const [picture, alt, file] = PICTURE.exec(text) ?? []
  if (picture && alt && file)
    return { kind: 'picture', file, alt, text: text.slice(picture.length).replaceAll('\n', ' ') }
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => !/^\|[-:| ]+\|$/.test(line))
    return {
      kind: 'table',
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
    }
  }
  if (lines.every((line) => /^[-*] /.test(line))) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'numbered', items: lines.map((line) => line.replace(/^\d+\. /, '')) }
  return { kind: 'paragraph', text: lines.join(' ') }
}
