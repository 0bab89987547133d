/** Short sounds, made here: a knock of wood on wood when it is one's turn, and one for each kind of great moment. */
let audio: AudioContext | null = null

/** When it begins (in seconds), its pitch at first and at last (in Hertz), how long it sounds and how loud. */
type Tone = readonly [begin: number, pitch: number, end: number, length: number, loud: number]

const KNOCK: readonly Tone[] = [
  [0, 520, 260, 0.14, 0.18],
  [0.11, 690, 345, 0.14, 0.18],
]
const BELL: readonly Tone[] = [
  [0, 392, 390, 0.9, 0.12],
  [0.02, 588, 586, 0.7, 0.06],
]
const MOMENTS: Readonly<Record<string, readonly Tone[]>> = {
  battle: [
    [0, 130, 60, 0.25, 0.3],
    [0.16, 130, 60, 0.25, 0.3],
    [0.36, 150, 55, 0.4, 0.35],
  ],
  qwirkle: [
    [0, 523, 523, 0.2, 0.12],
    [0.1, 659, 659, 0.2, 0.12],
    [0.2, 784, 784, 0.2, 0.12],
    [0.3, 1047, 1047, 0.5, 0.14],
  ],
  war: [
    [0, 392, 392, 0.25, 0.14],
    [0.22, 392, 392, 0.12, 0.14],
    [0.36, 523, 523, 0.7, 0.16],
  ],
}

export const knock = (): void => sound(KNOCK)

/** The sound of a great moment; a bell where the kind has none of its own. */
export const play = (kind: string): void => sound(MOMENTS[kind] ?? BELL)

function sound(tones: readonly Tone[]): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [begin, pitch, end, length, loud] of tones) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start + begin)
    tone.frequency.exponentialRampToValueAtTime(end, start + begin + length * 0.65)
    loudness.gain.setValueAtTime(loud, start + begin)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + begin + length)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start + begin)
    tone.stop(start + begin + length + 0.01)
  }
}
