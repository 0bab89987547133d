/** The addresses of the pictures that rule pages show; `tools/rule_pictures.py` draws them. */
const files = import.meta.glob<string>('../../../docs/rules/pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export const pictures: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)
