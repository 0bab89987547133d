/** Seconds as a clock shows them: 0:07, 12:30, 3:05:00; days where there are whole ones. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [days, hours, minutes, rest] = [whole / 86_400, (whole / 3600) % 24, (whole / 60) % 60, whole % 60].map(
    Math.floor,
  ) as [number, number, number, number]
  const two = (n: number) => String(n).padStart(2, '0')
  if (days) return `${days}d ${hours}:${two(minutes)}`
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
