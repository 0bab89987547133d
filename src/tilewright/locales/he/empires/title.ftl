### What is said of the game where games are listed

empires-title = מאבק האימפריות
empires-about = שלוש מלחמות של המאה השמונה־עשרה, ובריתות שנמכרות לכל המרבה במחיר.
