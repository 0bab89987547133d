/** Who is signed in. A visitor has a name at once, but becomes a guest of the server only when they sit down. */
import { inventName } from '../kit/names'
import { settings } from '../settings.svelte'
import type { Language } from '../words/words'
import { api, unwrap, type You } from './api'
import { Problem } from './problem'

class Session {
  /** Null: nobody yet. Undefined: not asked yet. */
  player = $state.raw<You | null | undefined>(undefined)
  private asking: Promise<void> | null = null

  /** Ask once who we are; a newcomer is nobody, and the server need not be asked. */
  load(): Promise<void> {
    if (!settings.known) this.player ??= null
    else this.asking ??= this.ask()
    return this.asking ?? Promise.resolve()
  }

  /** Ask in any case: the server may know us although this browser does not remember it. */
  reload(): Promise<void> {
    return (this.asking = this.ask())
  }

  private async ask(): Promise<void> {
    try {
      this.become(await unwrap(api.GET('/api/session')))
    } catch (error) {
      this.asking = null
      if (!(error instanceof Problem) || error.status !== 401) throw error
      this.player = null
    }
  }

  private become(player: You | null): void {
    this.player = player
    settings.known = player !== null
  }

  /** Be somebody: who we are already, also where only the server remembers it, or a guest under the name on the page. */
  async ensure(name: string): Promise<You> {
    if (this.player) return this.player
    const somebody = await unwrap(
      api.POST('/api/session', { body: { name: name.trim() || inventName(), language: settings.language } }),
    )
    this.become(somebody)
    return somebody
  }

  async makeAccount(login: string, password: string): Promise<void> {
    this.become(await unwrap(api.POST('/api/account', { body: { login, password } })))
  }

  async changePassword(password: string, new_password: string): Promise<void> {
    this.become(await unwrap(api.PUT('/api/account', { body: { password, new_password } })))
  }

  async signUp(name: string, login: string, password: string, invitation: string): Promise<void> {
    const body = { name, login, password, invitation: invitation.trim() || null }
    this.become(await unwrap(api.POST('/api/sign-up', { body })))
  }

  async rename(name: string): Promise<void> {
    this.become(await unwrap(api.PUT('/api/session', { body: { name } })))
  }

  async hideProfile(hides_profile: boolean): Promise<void> {
    this.become(await unwrap(api.PUT('/api/session', { body: { hides_profile } })))
  }

  /** E-mails and messages follow the language of the page; where they cannot be told now, the next visit does. */
  async setLanguage(language: Language): Promise<void> {
    if (!this.player || this.player.language === language) return
    const { data } = await api.PUT('/api/session', { body: { language } })
    if (data) this.become(data)
  }

  async signIn(login: string, password: string): Promise<void> {
    this.become(await unwrap(api.POST('/api/sign-in', { body: { login, password } })))
  }

  /** For good. A guest has no password. */
  async deleteAccount(password: string | null): Promise<void> {
    await unwrap(api.POST('/api/account/delete', { body: { password } }))
    this.asking = null
    this.become(null)
  }

  async signOut(everywhere: boolean): Promise<void> {
    await unwrap(everywhere ? api.DELETE('/api/sessions') : api.DELETE('/api/session'))
    this.asking = null
    this.become(null)
  }
}

export const session = new Session()
