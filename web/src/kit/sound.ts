/** Short sounds, made here: a knock of wood on wood when it is one's turn. */
let audio: AudioContext | null = null

export function knock(): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [delay, pitch] of [
    [0, 520],
    [0.11, 690],
  ] as const) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start + delay)
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + delay + 0.09)
    loudness.gain.setValueAtTime(0.18, start + delay)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.14)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start + delay)
    tone.stop(start + delay + 0.15)
  }
}
