// Verifies a checkpoint and a proof of inclusion with Go's own packages: foreign code, as a check of ours.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type asked struct {
	Vkey, Checkpoint  string
	Index             int64
	Leaf, Old         string
	OldSize           int64
	Proof, Consistent []string
}

func hashes(texts []string) []tlog.Hash {
	found := []tlog.Hash{}
	for _, text := range texts {
		hash, err := tlog.ParseHash(text)
		must(err)
		found = append(found, hash)
	}
	return found
}

func must(err error) {
	if err != nil {
		fmt.Println("refused:", err)
		os.Exit(1)
	}
}

func main() {
	var given asked
	must(json.NewDecoder(os.Stdin).Decode(&given))
	verifier, err := note.NewVerifier(given.Vkey)
	must(err)
	opened, err := note.Open([]byte(given.Checkpoint), note.VerifierList(verifier))
	must(err)
	var origin, root string
	var size int64
	_, err = fmt.Sscanf(opened.Text, "%s\n%d\n%s\n", &origin, &size, &root)
	must(err)
	head := hashes([]string{root})[0]
	leaf := tlog.RecordHash([]byte(given.Leaf))
	must(tlog.CheckRecord(hashes(given.Proof), size, head, given.Index, leaf))
	must(tlog.CheckTree(hashes(given.Consistent), size, head, given.OldSize, hashes([]string{given.Old})[0]))
	fmt.Println("holds", origin, size)
}
